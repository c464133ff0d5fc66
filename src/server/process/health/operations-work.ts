import { createServer, type ServerResponse } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import type { FromOperations, OperationsSetup, ToOperations, Words } from './operations.ts';

// `operations.ts` starts this file with this setup, and says nothing but these messages.
const { host, port, beat, longestSilence } = workerData as OperationsSetup;
const beats = new BigInt64Array(beat);
const server = parentPort;
if (!server) throw new Error('This file is a thread of the server');
const tell = (message: FromOperations) => server.postMessage(message);

const answerMetricsWithin = 5_000;

let condition: Words = { isReady: false, words: { status: 'not ready' } };
const waitingForMetrics = new Set<ServerResponse>();

server.on('message', (message: ToOperations) => {
  if (message.kind === 'condition') condition = message.condition;
  else sendMetrics(message.text, message.type);
});

const isStuck = () => Date.now() - Number(Atomics.load(beats, 0)) > longestSilence;

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}

function sendMetrics(text: string, type: string): void {
  for (const response of waitingForMetrics) response.writeHead(200, { 'content-type': type }).end(text);
  waitingForMetrics.clear();
}

function askMetrics(response: ServerResponse): void {
  waitingForMetrics.add(response);
  tell({ kind: 'metrics' });
  setTimeout(() => {
    if (waitingForMetrics.delete(response)) send(response, 503, { status: 'no answer' });
  }, answerMetricsWithin);
}

const operations = createServer(({ url = '' }, response) => {
  switch (url.split('?', 1)[0]) {
    case '/healthz':
      return send(response, isStuck() ? 503 : 200, { status: isStuck() ? 'stuck' : 'up' });
    case '/readyz':
      return isStuck()
        ? send(response, 503, { ...condition.words, status: 'not ready' })
        : send(response, condition.isReady ? 200 : 503, condition.words);
    case '/metrics':
      return askMetrics(response);
    default:
      return send(response, 404, { status: 'nothing here' });
  }
});
operations.on('error', (error) => tell({ kind: 'failed', reason: error.message }));
operations.listen(port, host, () => {
  const address = operations.address();
  tell({ kind: 'listening', port: typeof address === 'object' && address ? address.port : port });
});
