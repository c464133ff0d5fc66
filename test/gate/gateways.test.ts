import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { settingsOf } from '#server/ground/settings/payment-settings.ts';
import { eachGateway } from '#test/doubles/gateways.ts';

const read = (path: string) => readFileSync(path, 'utf8');

/** The text below a heading, up to the next one. */
function partOf(text: string, heading: string): string {
  return text.split(/^(?=#{1,6} )/m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
}

describe.each(eachGateway)('the gateway %s', (gateway, { company }) => {
  test('has its part in going-live.md, where every setting without which it is not opened stands', () => {
    const part = partOf(read('docs/going-live.md'), `### ${company}`);
    const own = settingsOf(gateway).filter((name) => name !== 'PUBLIC_ORIGIN');
    expect(own.filter((name) => !part.includes(`\`${name}\``))).toEqual([]);
    expect(part).toContain('/health-plan/payment/webhook/');
  });

  test('is named where an operator chooses one, and in the README', () => {
    expect(/^# Payments: .*$/m.exec(read('.env.example'))?.[0]).toContain(gateway);
    expect(/^`PAYMENT_GATEWAY=.*$/m.exec(read('docs/going-live.md'))?.[0]).toContain(gateway);
    expect(read('README.md')).toContain(company);
  });
});
