import { setTimeout as pass } from 'node:timers/promises';

/** How WebDriver names an element in what is sent and answered. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type Element = { readonly [elementKey]: string };

/** Milliseconds that a page has for what the walk waits for, and between two looks at it. */
const patience = 30_000;
const pause = 150;

/** A session of a W3C WebDriver: the few commands that a walk needs. */
export type WebDriver = ReturnType<typeof driveSession>;

export function driveSession(address: string) {
  const command = <Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    send<Answer>(`${address}${path}`, method, body);

  /** Runs a function in the page, and waits for what it promises. */
  const run = <Values extends readonly unknown[], Answer>(
    act: (...values: Values) => Answer,
    ...values: Values
  ): Promise<Awaited<Answer>> =>
    command('POST', '/execute/async', {
      script: `const values = [...arguments], done = values.pop(); Promise.resolve((${act})(...values)).then(done)`,
      args: values,
    });

  const find = (selector: string, text = '') =>
    run(visibleElement, selector, text) as Promise<Element | null>; // elements go over the wire by their names

  /** Does something to the first element that is shown, as soon as it is there and can be reached. */
  const withElement = (selector: string, text: string, act: (path: string) => Promise<unknown>) =>
    eventually(async () => {
      const element = await find(selector, text);
      if (!element) throw new Error(`Nothing is shown at ${selector} ${text}`);
      await act(`/element/${element[elementKey]}`);
    });

  return {
    run,
    open: (url: string) => command('POST', '/url', { url }),
    setSize: (width: number, height: number) => command('POST', '/window/rect', { width, height }),
    /** As PNG, what stands in the window. */
    picture: async () => Buffer.from(await command<string>('GET', '/screenshot'), 'base64'),
    isShown: async (selector: string, text?: string) => (await find(selector, text)) !== null,
    press: (selector: string, text = '') =>
      withElement(selector, text, (element) => command('POST', `${element}/click`, {})),
    /** In the place of what stands there. */
    type: (selector: string, text: string) =>
      withElement(selector, '', async (element) => {
        await command('POST', `${element}/clear`, {});
        await command('POST', `${element}/value`, { text });
      }),
    choose: (selector: string, value: string) =>
      withElement(selector, '', async (list) => {
        const query = { using: 'css selector', value: `option[value="${value}"]` };
        const option = await command<Element>('POST', `${list}/element`, query);
        await command('POST', `/element/${option[elementKey]}/click`, {});
      }),
    close: () => command('DELETE', ''),
  };
}

/** Runs in the browser: the element, where nothing that stays at the window's edges lies over it, once it stands still. */
async function visibleElement(selector: string, text: string): Promise<Element | null> {
  const element = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && (element.textContent ?? '').includes(text),
  );
  const top = () => element?.getBoundingClientRect().top;
  for (let before: number | undefined; before !== top(); ) {
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    before = top();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return (element ?? null) as unknown as Element | null; // the driver puts a name in the place of an element
}

/** Tries until it goes well: a page may still be on its way, or draw the element anew. */
export async function eventually(act: () => Promise<void>): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await act();
    } catch (problem) {
      if (Date.now() > end) throw problem;
      await pass(pause);
    }
  }
}

export async function send<Answer>(address: string, method: string, body?: object): Promise<Answer> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  // Every answer of a driver is an object with a value.
  const { value } = (await answer.json()) as { readonly value: Answer & { readonly error?: string } };
  if (!answer.ok) throw new Error(`${method} ${address}: ${value.error}`);
  return value;
}
