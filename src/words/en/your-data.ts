import type { RetentionKind } from '#domain/retention/rules.ts';

/** The page on which a visitor sees, takes and erases what is held of them. */
export const messages = {
  'data.title': 'Your data',
  'data.lede': 'What we hold about you in this browser, how long we keep it, and how you have it erased.',
  'data.held': 'What we hold',
  'data.quotes': '{count, plural, =0 {No quote} one {1 quote} other {# quotes}}',
  'data.applications': '{count, plural, =0 {No application} one {1 application} other {# applications}}',
  'data.policies': '{count, plural, =0 {No policy} one {1 policy} other {# policies}}',
  'data.shares': '{count, plural, =0 {No page passed on} one {1 page passed on} other {# pages passed on}}',
  'data.call-backs': '{count, plural, one {1 call asked for} other {# calls asked for}}',
  'data.events': '{count, plural, one {1 step counted} other {# steps counted}}',
  'data.agreed': 'See what you agreed to, and take it back',
  'data.read': 'Read everything',
  'data.file': 'Download as a file (JSON)',
  'data.masked': 'PAN and account numbers are masked, as everywhere here.',
  'data.kept': 'How long we keep it',
  'data.kept.what': 'What',
  'data.kept.long': 'How long',
  'data.kept.days': '{count, plural, one {1 day} other {# days}}',
  'data.kept.books': '{years} years, counted from 31 March',
  'data.kept.promised': 'Until the day shown on it',
  'data.rule.quote': 'A quote',
  'data.rule.unbought-proposal': 'An application that was not bought, after its last change',
  'data.rule.closed-proposal':
    'An application that was declined or refunded: you may complain about it for a year',
  'data.rule.unpaid-order': 'A payment that never came, without anything about you',
  'data.rule.money-given-back':
    'A payment that was given back: only its amount, date and number, as the law requires',
  'data.rule.policy': 'A policy with its application and payment, after its cover ended, as the law requires',
  'data.rule.message': 'An email, SMS or WhatsApp message to you',
  'data.rule.share': 'A page that you passed on',
  'data.rule.resume-link': 'A link to another device',
  'data.rule.gateway-notice': 'A notice of the payment gateway: its number alone',
  'data.rule.asked-outside': 'When an insurer was asked about your application, and what came of it',
  'data.rule.consent':
    'What you agreed to outside an application, after your last answer: it shows what you said',
  'data.rule.call-back': 'Your wish to be called, after the call',
  'data.rule.usage-event': 'Which pages and buttons you used, if you let us count it',
  'data.rule.service-event': 'A step of an application, where the application is gone already',
  'data.rule.flag': 'Which of two versions of a field you were shown',
  'data.rule.sent-to':
    'How often we sent messages to a number or address. We keep a code made from it, not the number or address itself',
  'data.rule.ended-visit':
    'When a cookie of yours stopped working: the time, and a code made from the cookie',
  'data.rule.contact-proof':
    'That a code to your mobile or email was typed here: when, and until when it holds',
  'data.rule.opening-code':
    'A code that was asked for to open policies: a code made from the number, not the number itself',
  'data.rule.audit-line': 'Who on our side looked at your application',
  'data.kept.backups': 'Copies for emergencies (backups) are overwritten within {days} days.',
  'data.erase': 'Erase my data',
  'data.erase.goes':
    'Quotes, applications, passed-on pages, calls you asked for, what you agreed to and what was counted go at once and cannot be brought back. Nobody calls you any more.',
  'data.erase.stays':
    'We have to keep a policy that you bought, with its application and payment: {number} until {until}. It stays sealed, and it can no longer be opened in any browser. The policy itself stays valid, and your insurer has it: save its PDF first.',
  'data.erase.open':
    'Your money is still on its way for {number}. Erasing cancels nothing: first you get the policy or the money back, then it goes.',
  'data.erase.insurer': 'What an insurer already has stays with that insurer.',
  'data.erase.sure': 'Yes, erase my data',
  'data.erase.button': 'Erase now',
  'data.erase.unsure': 'Nothing was erased. Tick the box first.',
  'data.erase.nothing': 'There is nothing of yours to erase.',
  'data.erased': 'Your data is erased',
  'data.erased.all':
    'Nothing you told us is left here, except in the copies for emergencies (backups), which are overwritten within {days} days.',
  'data.erased.rest':
    'Everything else you told us is gone from here, except in the copies for emergencies (backups), which are overwritten within {days} days.',
  'data.erased.kept': '{number}: kept until {until} as the law requires, sealed, and opened to nobody.',
  'data.erased.open': '{number}: first you get the policy or the money back, then it goes by itself.',
  'data.erased.start': 'Start a new quote',
} as const satisfies Record<`data.rule.${RetentionKind}`, string> & Record<string, string>;
