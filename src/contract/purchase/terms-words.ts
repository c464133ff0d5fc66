import type { WirePlanData, WireTerms } from '../proposal/shapes.ts';

/** What the buyer agrees to. A change of any text here needs a new `termsVersion`. */
export function termsWords(plan: WirePlanData, route: WireTerms['route']): WireTerms['tAndCText'] {
  return [
    {
      heading: 'What you buy',
      text: `${plan.productTitle} of ${plan.insurerTitle}, for ${plan.policyTerm} year. The policy document of the insurer is the contract. Its wording rules where a page of Chhatri is shorter.`,
    },
    {
      heading: 'When money is taken',
      text:
        route === 'medical'
          ? 'The insurer decides after a medical review. Until then the premium is only blocked in your account, for 14 days at the most. It is debited when the insurer accepts, and released when it declines.'
          : 'The insurer has to accept your proposal first. Only then is the premium taken. Cover starts on the day after the payment.',
    },
    {
      heading: 'Waits',
      text: 'Accidents are covered from the first day. Other illness, listed operations and old illness are covered after the waits shown on the plan page. After 60 months of cover a claim can be refused for what was not said only if it was fraud.',
    },
    {
      heading: 'Changing your mind',
      text: 'You can return the policy within 30 days of receiving it (free look). You can also cancel later with 7 days of notice, and get the unused part back if there was no claim.',
    },
    {
      heading: 'If something goes wrong',
      text: `First write to the grievance officer of ${plan.insurerTitle}: the answer is due within 14 days. Then the Bima Bharosa portal of IRDAI. Then the Insurance Ombudsman, free of charge.`,
    },
    {
      heading: 'What you say has to be true',
      text: 'Say every illness, also a small one that is under control. A wrong or missing answer can cost a claim. Section 41 of the Insurance Act, 1938 forbids anybody to give or take a part of the commission or premium as a rebate. Breaking it is fined up to ten lakh rupees.',
    },
  ];
}
