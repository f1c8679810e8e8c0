import type { Command } from '../command.ts'
import { table } from '../table.ts'

export const doctor: Command = {
  name: 'doctor',
  summary: 'Check this installation, and say how to fix what is wrong.',
  options: {},
  async run({ say }) {
    const { examine } = await import('@foyer/server')
    const { findings, settings } = await examine()
    const wrong = findings.filter(({ status }) => status === 'wrong')
    say(
      wrong.length === 0
        ? 'Everything is fine.'
        : `${wrong.length} of ${findings.length} checks found something wrong.`,
    )
    return {
      data: { ok: wrong.length === 0, findings, settings },
      text: [
        table(
          ['check', 'result', 'finding'],
          findings.map(({ check, status, finding }) => [check, status, finding]),
        ),
        table(
          ['setting', 'value', 'meaning'],
          settings.map(({ name, value, meaning }) => [name, value, meaning]),
        ),
      ].join('\n\n'),
      exitCode: wrong.length === 0 ? 0 : 1,
    }
  },
}
