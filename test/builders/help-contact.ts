import type { HelpContact } from '#domain/help/help-contact.ts';

export const aHelpContact: HelpContact = {
  phone: '1800 111 2222',
  email: 'help@example.in',
  days: 'mon-sat',
  from: 9,
  until: 19,
  officer: { name: 'R. Iyer', phone: '1800 111 3333', email: 'officer@example.in' },
  isSandbox: false,
};
