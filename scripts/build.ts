import { buildWeb } from './web/web-build.ts';

// Whoever builds from within a test has another word here, with which the libraries keep their checks.
process.env.NODE_ENV = 'production';

await buildWeb();
