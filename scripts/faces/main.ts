import { buildFace } from './build.ts'
import { type Face, faces, isUpToDate } from './face.ts'
import { isTooLarge, sizeOf, tellSize } from './sizes.ts'

/**
 * `npm run build`: the dashboard and the widget, from source to static files, and whether they are small enough.
 * With `--if-needed`, as after an install and at a start: only what is not up to date, and without a word.
 */

// Whatever the shell has: what is given out is the production build.
process.env.NODE_ENV = 'production'
const ifNeeded = process.argv.includes('--if-needed')

for (const face of faces)
  if (!ifNeeded || !isUpToDate(face))
    try {
      await make(face)
    } catch (error) {
      console.error(`The ${face.name} cannot be built: ${error instanceof Error ? error.message : error}`)
      process.exitCode = 1
    }

async function make(face: Face) {
  const began = performance.now()
  await buildFace(face)
  if (ifNeeded) return
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const size = sizeOf(face)
  console.log(`The ${face.name} is built (${seconds} s): ${tellSize(size)}.`)
  if (isTooLarge(size)) throw new Error('it is too large (P7). Load later what a first look does not need.')
}
