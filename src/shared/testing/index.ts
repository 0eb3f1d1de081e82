export { FieldFrame } from './field-frame';
export { answer, html, json, loopbackServer } from './loopback-server';
