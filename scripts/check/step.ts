import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { root } from './source_files.ts'

/** One thing that is checked: it gives what it found wrong, and says what to do about it. */
export interface Step {
  name: string
  remedy: string
  run(): Promise<string[]> | string[]
}

/** A program that ends with 0 when all is well; otherwise what it printed is what is wrong. */
export function program(name: string, remedy: string, command: string, ...parameters: string[]): Step {
  return {
    name,
    remedy,
    async run() {
      const child = spawn(command, parameters, {
        cwd: fileURLToPath(root),
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      const ended = new Promise<number | string>((resolve) => {
        child.once('error', (error) => resolve(error.message))
        child.once('close', (code, signal) => resolve(code ?? signal ?? 'no code'))
      })
      const [end, output, complaint] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
      return end === 0 ? [] : [`${output}${complaint}`.trim() || `${command} ended with ${end}`]
    },
  }
}

/** A step that breaks has found something too. */
async function attempt(step: Step): Promise<string[]> {
  try {
    return await step.run()
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)]
  }
}

/** Runs every step, `atOnce` at a time, and tells of each as it ends. Gives the number of those that failed. */
export async function runSteps(steps: Step[], atOnce: number, say: (line: string) => void): Promise<number> {
  const waiting = steps.values()
  let failed = 0
  async function work() {
    for (const step of waiting) {
      const began = performance.now()
      const problems = await attempt(step)
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      say(`${problems.length === 0 ? '✔' : '✖'} ${step.name} (${seconds} s)`)
      if (problems.length === 0) continue
      failed += 1
      for (const problem of problems) say(problem.replaceAll(/^/gm, '    '))
      say(`  → ${step.remedy}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return failed
}
