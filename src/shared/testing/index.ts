export { answer, html, json, loopbackServer } from './loopback-server';
