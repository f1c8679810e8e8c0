import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after } from 'node:test'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Faces } from '../faces/faces.ts'
import { sharedDatabase, startService, type TestService } from './api.ts'

/** The faces as the build leaves them, in small. */

export const script = `export const words = '${'calm '.repeat(200)}'\n`

const page = `<!doctype html><html lang="en"><head><meta property="csp-nonce" nonce="__FOYER_NONCE__">
<link rel="stylesheet" nonce="__FOYER_NONCE__" href="/assets/index-abc.css">
<script type="module" nonce="__FOYER_NONCE__" src="/assets/index-abc.js"></script></head><body></body></html>`

const files: [path: string, content: string | Buffer][] = [
  ['dashboard/index.html', page],
  ['dashboard/assets/index-abc.js', script],
  ['dashboard/assets/index-abc.js.br', brotliCompressSync(script)],
  ['dashboard/assets/index-abc.js.gz', gzipSync(script)],
  ['dashboard/assets/index-abc.css', 'body { margin: 0 }'],
  ['dashboard/outside.js', 'never given out'],
  ['widget/widget.js', script],
]

const folder = join(tmpdir(), `foyer-faces-${process.pid}`)

function writeFaces(): Faces {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return { dashboard: join(folder, 'dashboard'), widget: join(folder, 'widget') }
}

/** Never built, nowhere. */
export const noFaces: Faces = { dashboard: '/nonexistent', widget: '/nonexistent' }

export const withFaces = async (faces: Faces): Promise<TestService> =>
  startService({ database: await sharedDatabase(), faces })

let shared: Promise<TestService> | undefined

/** A service with pages, beside the shared one, for all tests that look at them. */
export function serviceWithFaces(): Promise<TestService> {
  shared ??= withFaces(writeFaces())
  return shared
}

/** Registered at the root: runs once, after the last test of the last file. */
after(async () => {
  await (await shared)?.app.close()
  rmSync(folder, { recursive: true, force: true })
})

export async function getPage(path: string, headers: Record<string, string> = {}) {
  const { app } = await serviceWithFaces()
  return app.inject({ url: path, headers })
}
