import { normaliseEmail } from './email.ts';

/** Where most people in India have their mail: the name, and what can follow it; the usual first. */
const services: readonly (readonly [name: string, endings: readonly string[]])[] = [
  ['gmail', ['com']],
  ['yahoo', ['com', 'co.in', 'in']],
  ['rediffmail', ['com']],
  ['hotmail', ['com', 'co.in', 'in']],
  ['outlook', ['com', 'in']],
  ['icloud', ['com']],
];

/** Names of others, one sign from a service's: their mail is where it says. */
const others: ReadonlySet<string> = new Set(['mail', 'email', 'ymail', 'zmail', 'gail', 'cloud']);

/** These have mail at one domain alone: there the usual endings of others are slips too. */
const withOneEnding: ReadonlySet<string> = new Set(['gmail', 'rediffmail', 'icloud']);
const usualEndings: ReadonlySet<string> = new Set(['in', 'co.in', 'com.in', 'com.com', 'net', 'org']);

/**
 * The address that was likely meant, where the one that was typed is a sign or two swapped, missing, doubled or wrong away
 * from a common one. Undefined: nothing to ask. A question at most, since the typed one may exist.
 */
export function likelyEmail(input: string): string | undefined {
  const email = normaliseEmail(input);
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const meant = at < 1 ? undefined : likelyDomain(domain);
  return meant === undefined || meant === domain ? undefined : `${email.slice(0, at)}@${meant}`;
}

function likelyDomain(domain: string): string | undefined {
  const dot = domain.indexOf('.');
  const [name, ending] = dot < 0 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot + 1)];
  // A dot that was left out: "gmailcom".
  if (dot < 0)
    return services.map(([each]) => `${each}.com`).find((each) => each.replace('.', '') === domain);
  if (others.has(name)) return undefined;
  const service =
    services.find(([each]) => each === name) ?? services.find(([each]) => isOneSlip(name, each));
  if (!service) return undefined;
  const [meant, endings] = service;
  if (endings.includes(ending)) return `${meant}.${ending}`;
  // Where mail is at the ends of many countries, another one is none of our business.
  return isOneSlip(ending, 'com') || (withOneEnding.has(meant) && usualEndings.has(ending))
    ? `${meant}.com`
    : undefined;
}

/** One sign more, less or other, or two beside each other in the wrong order. */
function isOneSlip(input: string, meant: string): boolean {
  let same = 0;
  while (same < meant.length && input[same] === meant[same]) same += 1;
  const [left, right] = [input.slice(same), meant.slice(same)];
  const swapped = `${right[1] ?? ''}${right[0] ?? ''}${right.slice(2)}`;
  return (
    left !== right &&
    (left.slice(1) === right ||
      left === right.slice(1) ||
      left.slice(1) === right.slice(1) ||
      left === swapped)
  );
}
