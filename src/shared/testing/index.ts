export { answer, html, json, loopbackServer } from './loopback-server';
export { FieldFrame, type FieldFrameProps } from './field-frame';
