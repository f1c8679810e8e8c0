/** For `npm run mutants`, which says in FOYER_MUTATED what of the engine is mutated. */

const place = `packages/engine/src/${process.env.FOYER_MUTATED}`
const report = `reports/${process.env.FOYER_MUTATED.replaceAll(/\W+/g, '_')}`

// A quarter to a third faster.
process.env.NODE_COMPILE_CACHE ??= 'node_modules/.cache/stryker'

export default {
  packageManager: 'npm',
  plugins: ['@stryker-mutator/tap-runner'],
  testRunner: 'tap',
  tap: {
    testFiles: [`${place}{,/**/*}.test.ts`],
    // Without `--test`: it would start processes whose coverage is lost.
    nodeArgs: ['-r', '{{hookFile}}', '--test-reporter=tap', '{{testFile}}'],
  },
  mutate: [`${place}{,/**/*}.ts`, '!**/*.test.ts', '!**/testing/**'],
  coverageAnalysis: 'perTest',
  // It cannot read a tsconfig with TypeScript 7, and needs none.
  tsconfigFile: 'no-tsconfig.json',
  incremental: true,
  incrementalFile: `${report}-incremental.json`,
  jsonReporter: { fileName: `${report}.json` },
  reporters: ['clear-text', 'progress-append-only', 'json'],
  concurrency: 2,
  ignorePatterns: ['/evals', '/bench', '/docs', '/e2e', '/deploy', 'dist'],
}
