import { paths } from '#web/paths.ts';
import type { GatewayPlay } from '../doubles/gateway-play.ts';
import { eachGateway, type GatewayDouble, gatewayDoubles } from '../doubles/gateways.ts';
import { freePort } from '../free-port.ts';
import { openClockServer } from './clock-server.ts';
import { expect, test as plain } from './fixtures.ts';
import { open } from './pages/opening.ts';
import { pressAccept, title } from './pages/proposal.ts';
import { checkedBy } from './set-up.ts';

type Own = { readonly double: GatewayDouble; readonly play: GatewayPlay; readonly shop: string };

const test = plain.extend<Own>({
  double: [gatewayDoubles.razorpay, { option: true }],
  // The gateway's page stands on another site than ours, as the real one does.
  play: async ({ double }, use) => {
    const play = await double.open();
    await use(play);
    await play.http.close();
  },
  shop: async ({ double, play }, use) => {
    const port = await freePort();
    const PUBLIC_ORIGIN = `http://localhost:${port}`;
    const env = { ...double.env, PAYMENT_API_ORIGIN: play.http.origin, PUBLIC_ORIGIN };
    const server = await openClockServer({ env, port });
    await use(PUBLIC_ORIGIN);
    await server.close();
  },
  gateway: ({ play }, use) => use({ origin: play.http.origin }),
  baseURL: ({ shop }, use) => use(shop),
});

for (const [, double] of eachGateway) {
  const { company, leadsBackFromFailure } = double;
  test.describe(`paid at ${company}`, () => {
    test.use({ double });

    test('a bank that refuses and then agrees ends in a policy, and nobody is led there a second time', async ({
      page,
    }) => {
      const id = await checkedBy(page);
      await open(page, paths.proposal(id, 't-and-c'));
      await pressAccept(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${company} double`);
      await page.getByRole('button', { name: 'Fail' }).click();
      if (leadsBackFromFailure) {
        await expect(title(page)).toHaveText('The payment did not go through');
        await expect(page.getByRole('alert')).toContainText('insufficient funds');
        await page
          .getByRole('button', { name: /^Pay ₹/ })
          .first()
          .click();
      }
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await expect(title(page)).toHaveText('Your policy is issued');
      await page.goto(`/health-plan/payment/to-gateway/${id}/`);
      await expect(title(page)).toHaveText('Your policy is issued');
    });

    test('leaving the page leads back to where one can pay', async ({ page }) => {
      const id = await checkedBy(page);
      await open(page, paths.proposal(id, 't-and-c'));
      await pressAccept(page);
      await page.getByRole('link', { name: /^(Cancel|Back)$/ }).click();
      await expect(title(page)).toHaveText('Terms and payment');
    });
  });
}
