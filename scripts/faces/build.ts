import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { compressIn } from './compress.ts'
import { type Face, isUpToDate, stampFile, stampOf } from './face.ts'

/** Builds a face beside the one that is there and then puts it in its place: nobody meets half a build. */
export async function buildFace(face: Face) {
  const stamp = stampOf(face)
  const fresh = join(face.dist, '..', `dist-${process.pid}`)
  try {
    await build({
      root: face.folder,
      configFile: join(face.folder, 'vite.config.ts'),
      configLoader: 'native',
      logLevel: 'silent',
      build: { outDir: fresh, emptyOutDir: true, reportCompressedSize: false },
    })
    compressIn(fresh)
    writeFileSync(stampFile(fresh), stamp)
    replace(face.dist, fresh)
  } catch (error) {
    // Two servers that start at once build the same; one of them is in its place first.
    if (!isUpToDate(face)) throw error
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

function replace(dist: string, fresh: string) {
  mkdirSync(dist, { recursive: true })
  const old = `${fresh}-old`
  renameSync(dist, old)
  try {
    renameSync(fresh, dist)
  } finally {
    rmSync(old, { recursive: true, force: true })
  }
}
