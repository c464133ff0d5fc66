import { normaliseMobile } from './mobile.ts';

/** Its last two digits: enough to know one's own by. */
export function endOfMobile(mobile: string): string {
  return normaliseMobile(mobile).slice(-2);
}
