import { parse as parseScript } from 'acorn';
import postcss from 'postcss';
import { parseSync, Visitor } from 'vite';
import { features } from 'web-features';
import { browserFloor } from '#contract/browser-floor.ts';

type Support = Readonly<Record<string, string | undefined>>;

/** The floor of the language: these browsers, and newer ones, can read it. */
const ecmaVersion = 2022;

/** Larger is newer; "≤37" was there by 37. */
function numbered(version: string): number {
  const [, major = '', minor = '0'] = /^≤?(\d+)(?:\.(\d+))?/.exec(version) ?? [];
  return Number(major) * 1000 + Number(minor);
}

const isServed = (support: Support) =>
  Object.entries(browserFloor).every(([browser, oldest]) => {
    const since = support[browser];
    return since !== undefined && numbered(since) <= numbered(oldest);
  });

/** By the published key of each feature: whether all browsers of the floor have it. */
const served = new Map<string, boolean>(
  Object.values(features).flatMap((feature) => {
    if (feature.kind !== 'feature') return [];
    const keys = Object.entries<{ readonly support: Support }>(feature.status.by_compat_key ?? {});
    return keys.map(([key, { support }]) => [key, isServed(support)] as const);
  }),
);

/** By the name of a method: whether any type that has one of this name is served with it. */
const servedMethods = new Map<string, boolean>();
for (const [key, is] of served) {
  const [, name] =
    /^javascript\.builtins\.\w+\.(\w+)$/.exec(key) ?? /^api\.\w+\.(\w+?)(?:_static)?$/.exec(key) ?? [];
  if (name !== undefined) servedMethods.set(name, is || servedMethods.get(name) === true);
}

/** Objects of the browser that have another name than their type. */
const typeNames: Readonly<Record<string, string>> = {
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  self: 'Window',
  window: 'Window',
};

type Name = { readonly type: string; readonly name?: unknown };

const nameOf = (node: Name) =>
  node.type === 'Identifier' && typeof node.name === 'string' ? node.name : undefined;

const isAbove = (...keys: readonly string[]) => {
  const answers = keys.flatMap((key) => served.get(key) ?? []);
  return answers.length > 0 && !answers.includes(true);
};

/** What a script uses that a browser of the floor lacks, each by its name. Looks at what is called and read, not at what guards it. */
export function faultsOfScript(text: string): readonly string[] {
  const faults = new Set<string>();
  try {
    parseScript(text, { ecmaVersion, sourceType: 'module' });
  } catch (error) {
    faults.add(`syntax: ${String(error)}`);
  }
  const noteGlobal = (node: Name) => {
    const name = nameOf(node);
    if (name !== undefined && isAbove(`api.${name}`, `javascript.builtins.${name}`)) faults.add(name);
  };
  new Visitor({
    NewExpression: ({ callee }) => noteGlobal(callee),
    CallExpression: ({ callee }) => {
      noteGlobal(callee);
      if (callee.type !== 'MemberExpression' || callee.computed) return;
      const method = nameOf(callee.property);
      if (method !== undefined && servedMethods.get(method) === false) faults.add(method);
    },
    MemberExpression: ({ object, property, computed }) => {
      noteGlobal(object);
      const [owner, member] = [nameOf(object), computed ? undefined : nameOf(property)];
      if (owner === undefined || member === undefined) return;
      const type = typeNames[owner] ?? owner;
      const keys = [
        `api.${type}.${member}`,
        `api.${type}.${member}_static`,
        `javascript.builtins.${type}.${member}`,
      ];
      if (isAbove(...keys)) faults.add(`${type}.${member}`);
    },
  }).visit(parseSync('built.js', text).program);
  return [...faults];
}

/** Words of a value that are features of their own, by the property's key. */
function faultsOfValue(property: string, value: string): readonly string[] {
  const words = value.match(/[a-z][a-z-]*/g) ?? [];
  const faults = words.filter((word) => isAbove(`css.properties.${property}.${word}`));
  const types = words.filter((word) => value.includes(`${word}(`) && isAbove(`css.types.color.${word}`));
  return [...faults.map((word) => `${property}: ${word}`), ...types.map((word) => `${word}()`)];
}

/** What a style sheet uses that a browser of the floor lacks, but for what it asks for by `@supports` first. */
export function faultsOfStyle(text: string): readonly string[] {
  const faults = new Set<string>();
  const sheet = postcss.parse(text);
  sheet.walkAtRules('supports', (rule) => void rule.remove());
  sheet.walkAtRules(({ name, params }) => {
    if (isAbove(`css.at-rules.${name}`)) faults.add(`@${name}`);
    for (const [word] of params.matchAll(/[a-z][a-z-]*/g))
      if (isAbove(`css.at-rules.${name}.${word}`)) faults.add(`@${name} (${word})`);
  });
  sheet.walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/::?([a-z-]+)/g))
      if (isAbove(`css.selectors.${name}`)) faults.add(`:${name}`);
  });
  sheet.walkDecls(({ prop, value }) => {
    if (prop.startsWith('-')) return;
    if (isAbove(`css.properties.${prop}`)) faults.add(prop);
    for (const fault of faultsOfValue(prop, value)) faults.add(fault);
  });
  return [...faults];
}
