import { razorpayOrigin } from '#adapters/payment/razorpay/razorpay.ts';
import { stripeOrigins } from '#adapters/payment/stripe/stripe.ts';
import type { Config } from '#server/ground/settings/config.ts';
import { moneyNotice } from '#server/ground/settings/outside-settings.ts';
import { accountText, ask, basic } from '../ask.ts';
import { type Check, type FindingText, warning } from '../findings.ts';

/** Reads one line of a list, as both companies let every key that can take money. */
async function account({ payment }: Config): Promise<readonly FindingText[]> {
  switch (payment.gateway) {
    case 'sandbox':
      return [];
    case 'razorpay': {
      const { api = razorpayOrigin, keyId, keySecret } = payment;
      const answer = await ask(`${api}/v1/orders?count=1`, { authorization: basic(keyId, keySecret) });
      const key = 'RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET';
      return accountText(answer, { who: 'Razorpay', fine: [200], key });
    }
    case 'stripe': {
      const { api = stripeOrigins.apiOrigin, secretKey } = payment;
      const httpAnswer = await ask(`${api}/v1/charges?limit=1`, { authorization: `Bearer ${secretKey}` });
      return accountText(httpAnswer, { who: 'Stripe', fine: [200], key: 'STRIPE_SECRET_KEY' });
    }
  }
}

export function paymentCheck(config: Config): Check {
  const notice = moneyNotice(config);
  return {
    about: 'payments',
    look: async () => [...(await account(config)), ...(notice === undefined ? [] : [warning(notice)])],
  };
}
