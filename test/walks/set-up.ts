import { openBank } from '../e2e/bank.ts';
import { walksPort } from './servers.ts';

/** The bank's site stands for as long as somebody walks; named by the Playwright configuration. */
export default async function openSites(): Promise<() => void> {
  return (await openBank(`http://127.0.0.1:${walksPort}`)).close;
}
