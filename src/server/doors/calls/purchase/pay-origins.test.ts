import { expect, test } from 'vitest';
import { leadsToPay } from './pay-origins.ts';

const payOrigins = ['https://checkout.gateway.example'];

test.each([
  ['/sandbox/pay/order_1', true],
  ['https://checkout.gateway.example/c/pay/1', true],
  ['https://checkout.gateway.example.evil.example/c/pay/1', false],
  ['http://checkout.gateway.example/c/pay/1', false],
  ['https://checkout.gateway.example:8443/c/pay/1', false],
  ['https://user@evil.example/checkout.gateway.example', false],
  ['//checkout.gateway.example/c/pay/1', false],
  ['/\\evil.example', false],
  ['javascript:alert(1)', false],
  ['sandbox/pay', false],
  ['', false],
])('%s is a way to pay: %s', (url, isOne) => {
  expect(leadsToPay(url, { payOrigins })).toBe(isOne);
});
