import type { Purpose } from '#domain/consent/receipt.ts';

/** What somebody agrees to, on the site and before paying. A change of a text here needs a new `textVersion` of its purpose. */
export const messages = {
  'consent.terms': 'I have read these terms and agree to the plan, the people and the premium shown here.',
  'consent.declaration':
    'I declare for everybody insured that the answers in this proposal are true and complete, and that nobody offered me a rebate.',
  'consent.customer-information-sheet': 'I have read the Customer Information Sheet of this plan.',
  'consent.do-not-call-override':
    'I authorise Chhatri and the insurers whose quotes I ask for to contact me by phone, SMS and e-mail about this enquiry. This consent overrides my registration on the National Do Not Call registry. I can withdraw it at any time.',
  'consent.whatsapp': 'Chhatri may send me messages about this policy on WhatsApp.',
  'consent.usage':
    'May we count which pages and buttons you use? Your name, number, health and answers are never in it.',
  'consent.adviser-view':
    'If you let us count which pages and buttons you use: may our advisers see them beside your application? They then know that it was you. The count itself never holds your name, number, health or answers.',
  'consent.call-back':
    'An adviser of Chhatri may call me once about this enquiry, on the number that I give here. I can withdraw this at any time.',
} as const satisfies Record<`consent.${Purpose}`, string>;
