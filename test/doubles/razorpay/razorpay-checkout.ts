/** The hosted page, as far as a browser has to see it: whose money for what, and two ways to end. */
export function checkoutPage(form: URLSearchParams): string {
  const inputs = ['order_id', 'callback_url'].map((name) => hidden(name, form.get(name) ?? ''));
  return `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>Razorpay double</title><h1>Razorpay double</h1>
<p>${escaped(form.get('name') ?? '')}: ${escaped(form.get('description') ?? '')}</p>
<p>₹${Number(form.get('amount')) / 100}</p>
<form method="post" action="/double/play">${inputs.join('')}
<button name="outcome" value="paid">Pay</button><button name="outcome" value="failed">Fail</button></form>
<p><a href="${escaped(form.get('cancel_url') ?? '')}">Cancel</a></p>`;
}

/** Posts the browser back to the shop, as the hosted page does after a try. */
export function playedPage(callback: string, fields: Readonly<Record<string, string>>): string {
  const inputs = Object.entries(fields).map(([name, value]) => hidden(name, value));
  return `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>Razorpay double</title>
<form method="post" action="${escaped(callback)}">${inputs.join('')}</form><script>document.forms[0].submit()</script>`;
}

function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
