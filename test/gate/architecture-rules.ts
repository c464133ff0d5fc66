import { dirname, posix } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** This is one source file: its path from the repository root (forward slashes) and its text. */
export type SourceFile = { readonly path: string; readonly text: string };

export const projects = [
  'domain',
  'words',
  'papers',
  'contract',
  'usecases',
  'adapters',
  'server',
  'web',
] as const;
type Project = (typeof projects)[number];

const webRooms = [
  'browser',
  'charts',
  'forms',
  'frame',
  'page',
  'plan-parts',
  'proposal-parts',
  'reading',
  'screens',
  'styles',
  'ui',
];
const drawerNames = ['utils', 'helpers', 'common', 'misc', 'constants', 'types'];

type Wall = {
  readonly reaches: readonly Project[];
  /** Package names it may import; node builtins count as packages named `node:*`. */
  readonly packages: 'any' | 'browser' | readonly string[];
};

const walls: Record<Project, Wall> = {
  domain: { reaches: ['domain'], packages: [] },
  words: { reaches: ['domain', 'words'], packages: [] },
  papers: { reaches: ['domain', 'words', 'papers'], packages: [] },
  contract: { reaches: ['domain', 'contract'], packages: ['valibot'] },
  usecases: { reaches: ['domain', 'usecases'], packages: [] },
  adapters: { reaches: ['domain', 'usecases', 'adapters'], packages: 'any' },
  server: {
    reaches: ['domain', 'words', 'papers', 'contract', 'usecases', 'adapters', 'server'],
    packages: 'any',
  },
  web: { reaches: ['domain', 'words', 'contract', 'web'], packages: 'browser' },
};

type Facts = {
  readonly imports: readonly string[];
  /** Clock, randomness and environment reads, spelled as in the source. */
  readonly reads: readonly string[];
};

/** Everything that is wrong with the place, the name, the imports and the reads of one file; empty when all is well. */
export function violationsOf(file: SourceFile): string[] {
  const violations = [...namingViolations(file.path), ...placeViolations(file.path)];
  const project = projectOf(file.path);
  if (project === undefined || !/\.tsx?$/.test(file.path) || isTest(file.path)) return violations;
  const facts = readFacts(file);
  return [
    ...violations,
    ...facts.imports.flatMap((specifier) => importViolations(file.path, project, specifier)),
    ...facts.reads.flatMap((read) => readViolations(file.path, project, read)),
    ...redirectViolations(file),
  ];
}

const redirectMaker = 'src/server/ground/lead-to.ts';

function redirectViolations({ path, text }: SourceFile): string[] {
  const leads = /\.redirect\(|\bheader\(\s*['"`]location\b/i.test(text);
  return leads && path.startsWith('src/server/') && path !== redirectMaker
    ? [`${path}: makes a redirect of its own; only ${redirectMaker} does, which encodes where it leads`]
    : [];
}

function namingViolations(path: string): string[] {
  const stems = path.split('/').map((segment) => segment.split('.')[0] ?? '');
  return stems
    .filter((stem) => drawerNames.includes(stem))
    .map((stem) => `${path}: "${stem}" is a drawer; name the thing it holds`);
}

function placeViolations(path: string): string[] {
  const [root, project, room, inner] = path.split('/');
  if (root !== 'src') return [];
  if (projectOf(path) === undefined) return [`${path}: src/${project} is none of ${projects.join(', ')}`];
  const isFolder = inner !== undefined;
  if (project === 'web' && isFolder && room !== undefined && !webRooms.includes(room)) {
    return [`${path}: web/${room} is none of ${webRooms.join(', ')}`];
  }
  if (project === 'adapters' && !isFolder && /\.tsx?$/.test(path)) {
    return [`${path}: an adapter stands in the folder of its port`];
  }
  return [];
}

function importViolations(from: string, project: Project, specifier: string): string[] {
  const target = resolve(from, specifier);
  if (target === undefined) return packageViolations(from, project, specifier);
  const wrong = (why: string) => [`${from}: imports ${specifier}; ${why}`];
  const reached = projectOf(target);
  if (reached === undefined) return wrong('product code reaches nothing outside src');
  if (isTest(target)) return wrong('a test is not imported by product code');
  if (!walls[project].reaches.includes(reached)) return wrong(`${project} may not know ${reached}`);
  if (reached !== project && specifier.startsWith('.')) return wrong(`write it as #${reached}/...`);
  return finerViolations(from, target, reached).flatMap(wrong);
}

function finerViolations(from: string, target: string, reached: Project): string[] {
  const project = projectOf(from);
  const room = (path: string) => path.split('/').slice(0, 3).join('/');
  if (project === 'adapters' && reached === 'usecases' && !/^src\/usecases\/ports(\.ts$|\/)/.test(target)) {
    return ['an adapter knows only the ports of the use cases'];
  }
  const isAsking = room(target) === 'src/adapters/http';
  if (project === 'adapters' && reached === 'adapters' && room(from) !== room(target) && !isAsking) {
    return ['an adapter may not know another adapter'];
  }
  const picks = ['src/server/process/main.ts', 'src/server/process/ports/open-ports.ts'];
  if (project === 'server' && reached === 'adapters' && !picks.includes(from)) {
    return ['only server/process/ports/open-ports.ts and main.ts pick adapters'];
  }
  const screen = (path: string) => /^src\/web\/screens\/([^/]+)\//.exec(path)?.[1];
  if (screen(from) !== undefined && screen(target) !== undefined && screen(from) !== screen(target)) {
    return ['screens never import one another; what two share moves to forms, ui or the domain'];
  }
  return [];
}

function packageViolations(from: string, project: Project, specifier: string): string[] {
  const { packages } = walls[project];
  if (packages === 'any') return [];
  const isNode = specifier.startsWith('node:');
  if (packages === 'browser') return isNode ? [`${from}: imports ${specifier}; a browser has no Node`] : [];
  const name = specifier.split('/')[0] ?? specifier;
  return packages.includes(name)
    ? []
    : [`${from}: imports ${specifier}; ${project} may not use this package`];
}

function readViolations(from: string, project: Project, read: string): string[] {
  if (read === 'process.env') {
    return from === 'src/server/ground/settings/config.ts'
      ? []
      : [`${from}: reads process.env; only server/ground/settings/config.ts does`];
  }
  if (read === 'normalize') {
    // What is typed into a browser takes that browser's time alone.
    return project === 'web' || from === 'src/domain/identity/composed-text.ts'
      ? []
      : [
          `${from}: composes a text; only domain/identity/composed-text.ts does, which looks at its marks first`,
        ];
  }
  return project === 'domain' ? [`${from}: uses ${read}; the domain is told the time and the chance`] : [];
}

function projectOf(path: string): Project | undefined {
  const [root, name] = path.split('/');
  return root === 'src' ? projects.find((project) => project === name) : undefined;
}

function isTest(path: string): boolean {
  return /\.(test|suite)\.tsx?$/.test(path);
}

/** Gives the repository path a specifier leads to; undefined for a package. */
function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(dirname(from), specifier.replace(/\?.*$/, ''));
  if (specifier.startsWith('#test/')) return specifier.slice(1);
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  return undefined;
}

function readFacts(file: SourceFile): Facts {
  const { program, errors } = parseSync(file.path, file.text);
  const broken = errors[0];
  if (broken !== undefined) throw new Error(`${file.path}: ${broken.message}`);
  const imports: string[] = [];
  const reads: string[] = [];
  const add = (source: { readonly type: string; readonly value?: unknown } | null) => {
    if (typeof source?.value === 'string') imports.push(source.value);
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ImportExpression: (node) => add(node.source),
    TSImportType: (node) => add(node.source),
    Identifier: (node) => {
      if (node.name === 'Date') reads.push('Date');
    },
    MemberExpression: (node) => {
      const name = `${text(file, node.object)}.${node.computed ? '' : text(file, node.property)}`;
      if (name === 'Math.random' || name === 'process.env') reads.push(name);
      if (name.endsWith('.normalize')) reads.push('normalize');
    },
  }).visit(program);
  if (imports.includes('node:process')) reads.push('process.env');
  return { imports, reads };
}

function text(file: SourceFile, node: { readonly start: number; readonly end: number }): string {
  return file.text.slice(node.start, node.end);
}
