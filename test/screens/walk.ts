import type { BrowserContext, BrowserContextOptions } from '@playwright/test';
import { phoneAgent } from '../e2e/browser.ts';
import { dark } from './dark-scene.ts';
import { landing } from './landing-scenes.ts';
import { later } from './later-scenes.ts';
import { methods } from './method-scenes.ts';
import { closedOrder, payment, waiting } from './payment-scenes.ts';
import type { Shoot } from './picture.ts';
import { plans } from './plan-scenes.ts';
import { forms, identity } from './proposal-scenes.ts';
import { blocked, offline, quote } from './quote-scenes.ts';

export const devices = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, userAgent: phoneAgent },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;

export type Device = keyof typeof devices;

/** `origin` is that of the server under the walk unless another one is named. */
export type OpenContext = (dark: boolean, origin: string | undefined) => Promise<BrowserContext>;

/** The main job from the start page to the policy; every screen on the way is shot. */
export async function walk(openContext: OpenContext, shoot: Shoot): Promise<void> {
  for (const scene of [
    quote,
    landing,
    blocked,
    offline,
    plans,
    methods,
    forms,
    identity,
    payment,
    closedOrder,
    waiting,
  ]) {
    const context = await openContext(false, undefined);
    await scene(await context.newPage(), shoot);
    await context.close();
  }
  const context = await openContext(true, undefined);
  await dark(await context.newPage(), shoot);
  await context.close();
  await later((origin) => openContext(false, origin), shoot);
}
