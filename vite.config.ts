import { globSync } from 'node:fs';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appChunk } from './scripts/web/app-chunk.ts';
import { compiledAtOnce } from './scripts/web/compiled-at-once.ts';
import { mergedStyles } from './scripts/web/merged-styles.ts';
import { parsedWords } from './scripts/web/parsed-words.ts';
import { browserFloor } from './src/contract/browser-floor.ts';

/** Controls, small words and leaf rules that every family of screens uses. */
const drawnEverywhere = new RegExp(
  [
    'node_modules/@tanstack/react-router',
    'src/web/(ui/(?!step|slot-bar|umbrella-people|choice-card|tabs|text-area)|browser/(?!storage/tours|network/(use-answer|rest)|countdown)|page/)',
    'src/web/plan-parts/(people/(spoken-words|members|plain-name)|facts/cover-words)',
    'src/web/forms/(quote/(people|spoken-words)|answer-errors)',
    'src/web/frame/(help|later-part)',
    'src/domain/(?!exact|flag|proposal|service/change|identity/(?!mobile)|price|cover|judge/(?!bearable)|offer|claim|location/pincode|person/(body|condition)|quote/(large-claim|split-pick|person-block|leaving|channel))',
    'src/domain/(cover/(continuity|dated-cover|policy-days|waiting)|price/live-tries)',
    'src/domain/proposal/(expiry|state|spoken-relation)',
    'src/contract/(?!quote/(filter|request/))',
  ]
    .map((path) => `/${path}`)
    .join('|'),
);

/** Every file of styles, in one order: the place of a file is what its classes are named by. */
const styleFiles = globSync('src/web/**/*.module.css', { cwd: import.meta.dirname }).sort();

/**
 * The same in the browser's build and in the server's, and short: long names are a tenth of all styles. A file that came
 * after the start of a development server has a name of its own.
 */
function className(name: string, file: string, css: string): string {
  const path = relative(import.meta.dirname, file);
  const at = styleFiles.indexOf(path);
  const index = [...new Set(css.match(/\.[a-z][\w-]*/gi))].indexOf(`.${name}`);
  return at < 0 || index < 0 ? `${name}_${path.replace(/\W/g, '_')}` : `${letters(at)}${index}`;
}

/** 0 is "a", 26 is "ba": no digit, so that a number can follow. */
function letters(count: number): string {
  const rest = String.fromCharCode(97 + (count % 26));
  return count < 26 ? rest : letters(Math.floor(count / 26)) + rest;
}

const app = appChunk(drawnEverywhere);

/**
 * A page's first load is ten requests at the most, so what several screens share is a few files, one a family of screens: a
 * quote step does not carry the rules of forms, a list of plans does not carry the steps.
 */
const sharedFiles = [
  { name: 'app', test: app.has, priority: 5 },
  {
    name: 'umbrella',
    test: /\/src\/web\/ui\/(umbrella-people|choice-card|stepper)/,
    minShareCount: 2,
    priority: 4,
  },
  {
    name: 'steps',
    test: /\/src\/web\/(ui\/step-line|forms\/(?!fields|wire|answer|field|date|form-values|reads-back|remaining|ticking|landing|place|quote\/(?:age|conditions|cover|existing|health|leaves|save)))/,
    minShareCount: 2,
    priority: 4,
  },
  // What one step asks, and the landing flow's page of it too.
  {
    name: 'health',
    test: /\/src\/(domain\/(person\/condition|quote\/leaving)|web\/forms\/quote\/health)/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'island',
    test: /\/src\/web\/screens\/(landing|landing-leaves|intro)\/([a-z]+-part|view\.module)/,
    minShareCount: 2,
    priority: 3,
  },
  { name: 'place', test: /\/src\/web\/forms\/place\//, minShareCount: 2, priority: 3 },
  { name: 'ages', test: /\/src\/web\/forms\/quote\/age-/, minShareCount: 2, priority: 3 },
  {
    name: 'existing',
    test: /\/src\/web\/forms\/quote\/(cover|existing|save)-/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'landing',
    test: /\/src\/web\/forms\/landing\//,
    minShareCount: 2,
    priority: 2,
  },
  { name: 'reading', test: /\/src\/web\/reading\//, minShareCount: 2, priority: 4 },
  {
    name: 'guide',
    test: /\/src\/web\/(plan-parts\/tour|browser\/(storage\/tours|network\/use-answer))/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'bills',
    test: /\/src\/domain\/(claim\/(?!cut-kinds)|cover\/(bare-features|room-cap))/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'split',
    test: /\/src\/(web\/(screens\/split-plans|plan-parts\/splits\/)|domain\/quote\/(large-claim|split-pick))/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'plans',
    test: /\/src\/(web\/(plan-parts\/(?!bearable\/bearable\.|tour|family-page|choice\/|hospitals\/|splits\/|why|score\/)|ui\/tabs|charts)|domain\/(price\/(?!riders)|cover\/(?!bare-features|room-cap)|judge\/(?!years\/claims)|offer)|contract\/quote\/filter)/,
    minShareCount: 2,
    priority: 4,
  },
  { name: 'results', test: /\/src\/web\/screens\/results/, minShareCount: 2, priority: 2 },
  {
    name: 'compare',
    test: /\/src\/web\/screens\/compare/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'detail',
    test: /\/src\/(web\/(screens\/plan-detail|plan-parts\/score\/)|domain\/(price\/riders|judge\/years\/claims))/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'answers',
    test: /\/src\/((domain|contract|web\/forms(?!\/(?:landing|place|quote)\/))\/|web\/ui\/text-area)/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'opening',
    test: /\/src\/web\/proposal-parts\/opening\//,
    minShareCount: 2,
    priority: 4,
  },
  {
    name: 'proposal',
    test: /\/src\/web\/(proposal-parts\/(?!opening)|screens\/transaction-success\/parts\/policy-part|plan-parts\/choice|browser\/(countdown|network\/rest)|ui\/steps\.)/,
    minShareCount: 2,
    priority: 0,
  },
];

export default defineConfig(({ command }) => ({
  appType: 'custom',
  // React's production form in both builds: a server build would otherwise ask the environment each time.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  publicDir: false,
  plugins: [parsedWords(), react(), app.plugin, mergedStyles(), compiledAtOnce()],
  // React itself has what the router's store brings along for older ones.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  css: { modules: { generateScopedName: className } },
  build: {
    target: Object.entries(browserFloor).map(([name, version]) => `${name}${version}`),
    assetsInlineLimit: 0,
    // A good kilobyte less of every first load than the bundler's own.
    minify: 'terser',
    terserOptions: { ecma: 2020, module: true, compress: { passes: 2 } },
    cssMinify: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // 36 bits tell two builds of one file apart; every page carries nearly all of these names.
        hashCharacters: 'base36',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: sharedFiles,
        },
      },
    },
  },
  // One file for the server: it starts faster.
  ssr: { noExternal: command === 'build' ? true : [] },
}));
