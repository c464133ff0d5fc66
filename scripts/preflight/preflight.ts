import { parseArgs } from 'node:util';
import { preflight } from './all.ts';
import type { Finding } from './findings.ts';

const marks = { good: 'ok  ', warning: 'mind', bad: 'BAD ' } as const;

const line = ({ about, state, says }: Finding) => `${marks[state]}  ${about.padEnd(11)}  ${says}`;

const { values } = parseArgs({ options: { json: { type: 'boolean' } } });
const findings = await preflight(process.env);
console.log(values.json ? JSON.stringify(findings, undefined, 2) : findings.map(line).join('\n'));
process.exitCode = findings.some(({ state }) => state === 'bad') ? 1 : 0;
