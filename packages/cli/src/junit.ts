import type { ConfigurationTest } from '@foyer/server'

type Check = ConfigurationTest['checks'][number]

/** The result of a test as JUnit XML, which Jenkins, GitLab and the actions of GitHub read. */
export function junitOf({ checks, milliseconds }: ConfigurationTest): string {
  const suites = [...Map.groupBy(checks, suiteOf)].map(([name, members]) => suite(name, members))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="foyer"${counts(checks)} time="${seconds(milliseconds)}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}

const suiteOf = ({ agent, kind }: Check): string => [agent, kind].filter(Boolean).join('.')

const counts = (checks: readonly Check[]): string =>
  ` tests="${checks.length}" failures="${checks.filter(({ passes }) => !passes).length}" errors="0" skipped="0"`

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3)

function suite(name: string, checks: Check[]): string {
  const time = checks.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  return [
    `  <testsuite name="${escaped(name)}"${counts(checks)} time="${seconds(time)}">`,
    ...checks.map((check) => testcase(name, check)),
    '  </testsuite>',
  ].join('\n')
}

function testcase(
  suite: string,
  { name, path, passes, failures, transcript = [], milliseconds }: Check,
): string {
  const file = path === undefined ? '' : ` file="${escaped(path)}"`
  const open = `    <testcase classname="${escaped(suite)}" name="${escaped(name)}"${file} time="${seconds(milliseconds)}"`
  if (passes) return `${open}/>`
  const told = failures.map(({ message, path: place, line, expected, actual }) =>
    [
      `${place ? `${place}:${line}: ` : ''}${message}`,
      ...(expected === undefined ? [] : [`  expected: ${expected}`]),
      ...(actual === undefined ? [] : [`  happened: ${actual}`]),
    ].join('\n'),
  )
  const said = transcript.map(({ role, text }) => `${role}: ${text}`)
  const message = escaped(failures[0]?.message ?? 'failed')
  return [
    `${open}>`,
    `      <failure message="${message}" type="failure">${escaped([...told, ...said].join('\n'))}</failure>`,
    '    </testcase>',
  ].join('\n')
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** XML knows no control characters and no halves of pairs, escaped or not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const unknown = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu

const escaped = (text: string): string =>
  text
    .replaceAll(unknown, '\ufffd')
    .replaceAll(/[&<>"']/g, (sign) => entities[sign]!)
    .replaceAll(/\r\n?/g, '\n')
