#!/usr/bin/env node
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/**
 * Stands for the installed Firefox before Playwright: starts it with the same arguments and passes on every message,
 * but for one that Playwright sends to each new context and that Firefox does not know yet. To that it answers itself.
 */
const unknown = 'emulation.setMediaFeaturesOverride';

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => firefox.kill());

for await (const line of createInterface({ input: firefox.stderr })) {
  const [, address] = /^WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line) ?? [];
  if (address === undefined) process.stderr.write(`${line}\n`);
  else relay(address);
}

function relay(address: string): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('listening', () => {
    // A server that listens to a port has an address of this kind.
    const { port } = server.address() as AddressInfo;
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
  server.on('connection', (playwright, { url }) => {
    const browser = new WebSocket(`${address}${url}`);
    const early: string[] = [];
    const send = (text: string) => {
      if (browser.readyState === WebSocket.OPEN) browser.send(text);
      else early.push(text);
    };
    browser.on('open', () => early.forEach(send));
    browser.on('message', (data) => playwright.send(data.toString()));
    browser.on('close', () => playwright.close());
    playwright.on('close', () => browser.close());
    playwright.on('message', (data) => {
      const { id, method } = JSON.parse(data.toString());
      if (method === unknown) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      else send(data.toString());
    });
  });
}
