import { isForPeople, type Operation } from '@foyer/contract'
import { examplePath } from './path_values.ts'

/** An operation as a command for a terminal. `$FOYER_API_KEY` is the caller's key. */
export function curlOf(operation: Operation, url: string): string {
  const { method, example } = operation
  const hasBody = example !== undefined
  const isImplied = method === 'GET' || (method === 'POST' && hasBody)
  const lines = [
    `curl ${isImplied ? '' : `-X ${method} `}${url}${examplePath(operation)}`,
    ...credentials(operation, url),
    ...(operation.stream ? ['-N'] : []),
    ...(hasBody
      ? [
          header('Content-Type: application/json'),
          `-d ${quoted(JSON.stringify(example, null, 2)).replaceAll('\n', '\n  ')}`,
        ]
      : []),
  ]
  return lines.join(' \\\n  ')
}

const header = (line: string) => `-H "${line}"`

/** What is for people takes the session of a browser, and from nowhere but the dashboard's own address. */
function credentials(operation: Operation, url: string): string[] {
  if (!isForPeople(operation)) return [header('Authorization: Bearer $FOYER_API_KEY')]
  const { origin } = new URL(url)
  const from = operation.method === 'GET' ? [] : [header(`Origin: ${origin}`)]
  return ['-b "foyer_session=$FOYER_SESSION"', header('X-Organization: brightwater'), ...from]
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
