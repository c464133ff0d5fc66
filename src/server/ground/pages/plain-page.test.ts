import { describe, expect, test } from 'vitest';
import { html } from './html.ts';
import { plainPage } from './plain-page.ts';

type Page = Parameters<typeof plainPage>[0];
const pageOf = (more: Partial<Page> = {}) =>
  plainPage({ locale: 'en', title: 'Not <here>', nonce: 'n0', body: html`<p>body</p>`, ...more });
const hindi = '<a href="?lang=hi" lang="hi" hreflang="hi">हिन्दी</a>';

describe('a page of the server’s own', () => {
  test('says its language and title, is kept from search, and stands without a script', () => {
    const page = pageOf();
    expect(page).toMatch(/^<!doctype html>\n<html lang="en-IN">/);
    expect(page).toContain('<title>Not &lt;here&gt;</title>');
    expect(page).toContain('<meta name="robots" content="noindex">\n\n<link');
    expect(page).toContain('<style nonce="n0">\n:root{');
    expect(page).toContain('<h1>Not &lt;here&gt;</h1>\n<p>body</p>\n</main>\n\n</body>');
    expect(page).not.toContain('<script');
    expect(page).not.toContain('<header');
    expect(page).not.toContain('header::after');
  });

  test('leads to every other language, unless it has one alone', () => {
    expect(pageOf()).toContain(`<body>\n\n<main>\n<p class="quiet">${hindi}</p>`);
    expect(pageOf({ locale: 'hi' })).toContain('<a href="?lang=en" lang="en" hreflang="en">English</a>');
    expect(pageOf({ locale: 'hi' })).not.toContain('?lang=hi');
    expect(pageOf({ isOneLanguage: true })).toContain('<p class="quiet"></p>');
  });

  test('bears the site’s name in a header with its own style, where it has one', () => {
    const page = pageOf({ name: 'Chhatri' });
    expect(page).toContain(`<header><p><a href="/"><b>Chhatri</b></a> ${hindi}</p></header>\n<main>\n\n<h1>`);
    expect(page).toContain('header::after');
  });

  test('has what is to be above all else above all else', () => {
    expect(pageOf({ above: html`<p>above</p>` })).toContain('<body>\n<p>above</p>\n<main>');
  });

  test('asks for itself again only where it is told after how long', () => {
    expect(pageOf({ againAfter: 3 })).toContain('<meta http-equiv="refresh" content="3">');
    expect(pageOf()).not.toContain('http-equiv');
  });

  test('has its own rules after the common ones', () => {
    expect(pageOf({ style: '.own{}' })).toContain('.quiet{color:var(--ink-2)}\n.own{}</style>');
    expect(pageOf()).toContain('.quiet{color:var(--ink-2)}\n</style>');
  });

  test('has a script of a sandbox’s page, and the one that posts a form on, both under its nonce', () => {
    const posts = { to: ['https://pay.example'], script: 'send()' };
    expect(pageOf({ script: 'look()', posts })).toContain(
      '</main>\n<script nonce="n0">look()</script><script nonce="n0">send()</script>\n</body>',
    );
  });
});
