import { expect, test, vi } from 'vitest';
import { postRouteName } from './web-view.ts';

test('every bridge that exists gets the route name', () => {
  const native = vi.fn();
  const webkit = vi.fn();
  const android = vi.fn();
  postRouteName('plan-detail', {
    ReactNativeWebView: { postMessage: native },
    webkit: { messageHandlers: { route: { postMessage: webkit } } },
    AndroidWebView: { onRoute: android },
  });
  for (const bridge of [native, webkit, android]) expect(bridge.mock.calls).toEqual([['plan-detail']]);
});

test('outside a webview nothing happens', () => {
  expect(() => postRouteName('intro', { webkit: {} })).not.toThrow();
});
