import * as v from 'valibot';
import { type HelpContact, openDays } from '#domain/help/help-contact.ts';
import { isEmail } from '#domain/identity/email.ts';
import { choice, type Reading, shaped, textIf, type Variables, whole } from './setting-kinds.ts';

const phone = shaped(/^\+?\d[\d -]{3,24}$/, 'it has to be a telephone number such as 1800 123 4567');
const email = textIf(isEmail, 'it has to be an e-mail address');
const name = v.optional(v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(80)));

export const helpSettings = {
  HELP_PHONE: phone,
  HELP_EMAIL: email,
  HELP_DAYS: choice(openDays),
  HELP_FROM: whole(9, 0, 23),
  HELP_UNTIL: whole(19, 1, 24),
  GRIEVANCE_OFFICER: name,
  GRIEVANCE_PHONE: phone,
  GRIEVANCE_EMAIL: email,
};

/** Numbers and addresses that reach nobody: digits of no line, and a domain that is kept free for examples. */
const sandbox = {
  phone: '1800 000 0000',
  email: 'help@chhatri.example',
  officer: { name: 'A. Demo', phone: '1800 000 0001', email: 'grievance@chhatri.example' },
} as const;

/** All of them, or none: a page that names half of whom to reach helps nobody. */
export function readHelpContact(
  read: Variables<typeof helpSettings>,
): Reading<{ readonly help: HelpContact }> {
  const { HELP_DAYS: days, HELP_FROM: from, HELP_UNTIL: until } = read;
  if (until <= from)
    return { ok: false, problems: ['The setting HELP_UNTIL is wrong: it has to be later than HELP_FROM.'] };
  const { HELP_PHONE, HELP_EMAIL, GRIEVANCE_OFFICER, GRIEVANCE_PHONE, GRIEVANCE_EMAIL } = read;
  if (HELP_PHONE && HELP_EMAIL && GRIEVANCE_OFFICER && GRIEVANCE_PHONE && GRIEVANCE_EMAIL) {
    const officer = { name: GRIEVANCE_OFFICER, phone: GRIEVANCE_PHONE, email: GRIEVANCE_EMAIL };
    return {
      ok: true,
      help: { phone: HELP_PHONE, email: HELP_EMAIL, days, from, until, officer, isSandbox: false },
    };
  }
  const values = { HELP_PHONE, HELP_EMAIL, GRIEVANCE_OFFICER, GRIEVANCE_PHONE, GRIEVANCE_EMAIL };
  const missing = Object.entries(values).flatMap(([key, value]) => (value === undefined ? [key] : []));
  if (missing.length === Object.keys(values).length)
    return { ok: true, help: { ...sandbox, days, from, until, isSandbox: true } };
  return {
    ok: false,
    problems: missing.map(
      (key) => `The setting ${key} is missing: whom people reach is said whole, or not at all.`,
    ),
  };
}
