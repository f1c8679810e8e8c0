import { globSync, readFileSync } from 'node:fs'
import { boundaryProblems } from './boundaries.ts'
import { type Lockfile, lockfileProblems } from './lockfile.ts'
import { readPackages } from './packages.ts'
import { readSources, root } from './source_files.ts'
import { program, runSteps, type Step } from './step.ts'
import { lengthProblems, nameProblems, wordProblems } from './words.ts'

/** `npm run check`: everything that can be said about the code without running it. */

const bin = (name: string) => `node_modules/.bin/${name}`
/** The root's project has the same options as the server's and the command line's, and contains them. */
const projects = [
  'tsconfig.json',
  ...globSync('{packages/!(server|cli),e2e,bench/dashboard}/tsconfig.json', { cwd: root }).sort(),
]
const sources = readSources()

const steps: Step[] = [
  program(
    'generated files',
    'Run `npm run generate` and commit what it writes.',
    bin('node'),
    'scripts/generate/main.ts',
    '--check',
  ),
  program(
    'format and lint',
    'Run `npm run format`; it repairs what can be repaired and names the rest.',
    bin('biome'),
    'ci',
    '--colors=off',
  ),
  ...projects.map((project) =>
    program(`types of ${project}`, 'Make the types true; do not cast.', bin('tsc'), '-p', project),
  ),
  {
    name: 'boundaries',
    remedy:
      'Move the code to the side it belongs to: ARCHITECTURE.md says which. The rules: scripts/check/boundaries.ts.',
    run: () => boundaryProblems(sources, readPackages()),
  },
  {
    name: 'words and purity',
    remedy: 'Pass it in, or move it to the file whose job it is. The rules: scripts/check/words.ts.',
    run: () => wordProblems(sources),
  },
  {
    name: 'names',
    remedy: 'Name the file or folder after the one thing it holds.',
    run: () => nameProblems(sources),
  },
  {
    name: 'lengths',
    remedy: 'Split it, or move what is data to packages/engine/data.',
    run: () => lengthProblems(sources),
  },
  {
    name: 'lockfile',
    remedy:
      'Install again with this repository’s .npmrc, so that both platforms are in the lockfile and no registry is.',
    run: () =>
      lockfileProblems(JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8')) as Lockfile),
  },
]

const began = performance.now()
const failed = await runSteps(steps, 2, console.log)
const seconds = ((performance.now() - began) / 1000).toFixed(1)
console.log(
  failed === 0 ? `All is well (${seconds} s).` : `${failed} of ${steps.length} failed (${seconds} s).`,
)
process.exitCode = failed === 0 ? 0 : 1
