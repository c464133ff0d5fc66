import { normaliseEmail } from './email.ts';
import { normaliseMobile } from './mobile.ts';

/** Its last two digits: enough to know one's own by. */
export function endOfMobile(mobile: string): string {
  return normaliseMobile(mobile).slice(-2);
}

/** "r…@example.com": enough to know one's own by. */
export function maskEmail(text: string): string {
  const email = normaliseEmail(text);
  return `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`;
}
