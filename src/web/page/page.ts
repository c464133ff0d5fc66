import type { ResolveParams } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Device } from '#web/browser/device.tsx';
import type { Api } from '#web/browser/network/api.ts';
import type { Site } from '#web/browser/site.tsx';
import type { PlainForm } from '#web/forms/landing/form-memory.ts';
import type { Area, MessageId } from '#words/areas.ts';

export type ScreenModule = { readonly Screen: ComponentType };
type LoadView = () => Promise<ScreenModule>;

/** Name of a route, which is also what a webview is told, to its path: `$name` is a parameter, a last `$` the rest. */
type Addresses = Readonly<Record<string, string>>;

type ParamName<Path extends string> = keyof ResolveParams<Path> & string;

/** The only values a parameter may have; at any other the page is not there. */
type Choices<Path extends string> = { readonly [K in ParamName<Path>]?: readonly string[] };

type OneOf<List> = List extends readonly (infer Choice)[] ? Choice : string;

export type PageParams<Path extends string, Only> = {
  readonly [K in ParamName<Path>]: K extends keyof Only ? OneOf<Only[K]> : string;
};

export type PageSearch<Key extends string> = { readonly [K in Key]?: string | undefined };

/** Which of the page's addresses is shown. */
type ShownAddress<At extends Addresses, Only> = {
  readonly name: keyof At;
  readonly params: PageParams<At[keyof At], Only>;
};

/** What a page loads by. */
type LoadInput<At extends Addresses, Only, Key extends string> = ShownAddress<At, Only> & {
  readonly api: Api;
  readonly site: Site;
  /** While the server draws the page. */
  readonly plain: PlainForm | undefined;
  readonly search: PageSearch<Key>;
};

/** All that is known of a page before its code is here. Light: what it imports is loaded with every other page. */
export type Page<At extends Addresses, Only, Key extends string, Data> = {
  readonly at: At;
  readonly only?: Only;
  /** The parameter whose value is a part of the route's name: each step of a flow at one address has its own. */
  readonly namedBy?: keyof Only & string;
  /** Keys of the query that the page reads. */
  readonly search?: readonly Key[];
  /** Document title, from an area that is always loaded or one of the page's own. */
  readonly title: MessageId | ((address: ShownAddress<At, Only>) => MessageId);
  /** These areas of words come beside those of every page. */
  readonly words: readonly [Area, ...Area[]];
  /** Areas of what lies below the first view: they follow the first load. */
  readonly later?: readonly Area[];
  /** One responsive view, or one a device where the two differ in more than width. */
  readonly view: LoadView | { readonly [D in Device]: LoadView };
  /** Which budget holds for the first load. */
  readonly budget: 'step' | 'plans' | 'proposal';
  /** What is there before the page is shown. Specification section 2, preloading. */
  readonly load?: (input: LoadInput<At, Only, Key>) => Promise<Data>;
  /** What is said while it loads; absent: the default sentence. */
  readonly loading?: MessageId;
  /** A change of one of these keys loads again. */
  readonly reloadBy?: readonly NoInfer<Key>[];
  /** Its forms are taken without scripts too. */
  readonly plain?: true;
  /** What somebody with a keyboard goes straight to, before all that stands over it. */
  readonly skipTo?: { readonly id: string; readonly words: MessageId };
  /** Coming back shows what was loaded before instead of loading it anew. */
  readonly keep?: boolean;
};

type AnyChoices = Readonly<Record<string, readonly string[]>>;

// What a page asks for is narrower than what a router knows: who calls `title` or `load` through this says why it may.
export type AnyPage = Omit<Page<Addresses, AnyChoices, string, unknown>, 'title' | 'load'> & {
  readonly title: MessageId | ((page: never) => MessageId);
  readonly load?: (input: never) => Promise<unknown>;
};

/** Keeps the literal types of a page, from which links, parameters and loaded data are typed. */
export function definePage<
  const At extends Addresses,
  const Only extends Choices<At[keyof At]> = Record<never, never>,
  const Key extends string = never,
  Data = null,
>(page: Page<At, Only, Key, Data>): Page<At, Only, Key, Data> {
  return page;
}
