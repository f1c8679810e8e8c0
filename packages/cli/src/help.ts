import { type Command, globalOptions, type Option } from './command.ts'

export function helpOfCommand(command: Command): string {
  const usage = Object.entries(command.options).map(([name, option]) => {
    const shown = option.value ? `--${name} ${option.value}` : `--${name}`
    return `${option.required ? shown : `[${shown}]`}${option.repeated ? '…' : ''}`
  })
  const argument: [string, string][] = command.argument
    ? [
        [
          command.argument.optional ? `[${command.argument.value}]` : command.argument.value,
          command.argument.meaning,
        ],
      ]
    : []
  return [
    command.summary,
    ...(command.details ? ['', command.details] : []),
    '',
    `Usage: ${['foyer', command.name, ...argument.map(([name]) => name), ...usage, '[--json]'].join(' ')}`,
    '',
    'Options:',
    columns([...argument, ...Object.entries({ ...command.options, ...globalOptions }).map(describeOption)]),
  ].join('\n')
}

/** The commands under these words; all of them when there are none. */
export function helpOfGroup(path: string[], commands: readonly Command[]): string {
  const prefix = path.map((word) => `${word} `).join('')
  const members = commands.filter(({ name }) => name.startsWith(prefix))
  return [
    ...(path.length === 0 ? ['Foyer: conversational agents and the knowledge they rely on.', ''] : []),
    `Usage: ${['foyer', ...path, '<command>', '[options]'].join(' ')}`,
    '',
    'Commands:',
    columns(members.map(({ name, summary }) => [name, summary])),
    '',
    `\`${['foyer', ...path, '<command>', '--help'].join(' ')}\` has the details. ` +
      'Every command takes --json. Settings are environment variables; `foyer doctor` shows them.',
  ].join('\n')
}

function describeOption([name, { value, meaning }]: [string, Option]): [string, string] {
  return [value ? `--${name} ${value}` : `--${name}`, meaning]
}

function columns(rows: [string, string][]): string {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n')
}
