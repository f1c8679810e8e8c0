#!/usr/bin/env node
// Plain JavaScript that every Node since 18 can read: an older one hands over to the Node 24 that `npm ci` brought.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import * as nodeModule from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const self = fileURLToPath(import.meta.url)
const wanted = 24
const handedOver = process.env.FOYER_HANDED_OVER === '1'

if (Number.parseInt(process.versions.node, 10) >= wanted) await run()
else if (handedOver) refuse()
else handOver(pinnedNode())

async function run() {
  if (handedOver) endWithParent()
  nodeModule.enableCompileCache?.()
  const { main } = await import('../src/main.ts')
  await main(process.argv.slice(2))
}

/** A parent that was killed cannot tell us: its end of the channel closes, and then we are as good as killed too. */
function endWithParent() {
  delete process.env.FOYER_HANDED_OVER
  process.once('disconnect', () => process.exit(1))
  process.channel?.unref()
}

function pinnedNode() {
  const names = [`node-${process.platform}-${process.arch}/bin/node`, '.bin/node']
  for (let folder = dirname(self); ; folder = dirname(folder)) {
    for (const name of names) {
      const path = join(folder, 'node_modules', name)
      if (existsSync(path)) return path
    }
    if (folder === dirname(folder)) return null
  }
}

/** @param {string | null} node */
function handOver(node) {
  if (!node) return refuse()
  // The Node that we choose is given what `npm start` gives it: see "Memory" in docs/operating.md.
  const parameters = ['--max-semi-space-size=8', self, ...process.argv.slice(2)]
  const env = { ...process.env, FOYER_HANDED_OVER: '1' }
  const child = spawn(node, parameters, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env })
  // Ctrl-C reaches the whole group, so the child may hear of it twice; it takes signals in quick succession for one.
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  child.once('error', () => refuse())
  child.once('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    for (const name of signals) process.removeAllListeners(name)
    process.kill(process.pid, signal)
  })
}

function refuse() {
  console.error(
    `foyer: Node ${wanted} or newer is needed. This is ${process.versions.node}, and there is no usable one in node_modules: ` +
      'run `npm ci` there, or install Node 24.',
  )
  process.exitCode = 1
}
