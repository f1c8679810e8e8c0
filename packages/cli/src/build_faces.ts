import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const builder = fileURLToPath(new URL('../../../scripts/faces/main.ts', import.meta.url))

/**
 * An install has built the dashboard and the widget; this is for a source that changed since, or an install that could
 * not. In a process of its own, because what builds them is large and the server stays for long. A container image has
 * what was built, and nothing to build it with.
 */
export async function buildFaces(say: (line: string) => void) {
  if (!existsSync(builder)) return
  try {
    const { faces, isUpToDate } = await import('../../../scripts/faces/face.ts')
    const stale = faces.filter((face) => !isUpToDate(face)).map(({ name }) => `the ${name}`)
    if (stale.length === 0) return
    say(`foyer: Building ${stale.join(' and ')}: the source has changed since the last build.`)
    await promisify(execFile)(process.execPath, [builder, '--if-needed'])
  } catch {
    say(
      'foyer: The build failed. The previous build is served, if there is one, and the API works. Run `npm run build` to see why.',
    )
  }
}
