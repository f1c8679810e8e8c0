import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createMailTransport, type MailSettings, type MailTransport } from '../organization/mail/transport.ts'

/** A mail server that keeps what it is given: it speaks as much SMTP as a client needs to hand over a mail. */

export interface ReceivedMail {
  from: string
  to: string[]
  /** As it came over the wire. */
  raw: string
  /** By name in lower case, unfolded; every one that there is. */
  headers: Map<string, string[]>
  subject: string
  text: string
  html: string
}

export interface SmtpSink {
  url: string
  settings: MailSettings
  transport: MailTransport
  received: ReceivedMail[]
  /** The mails to one address. */
  to(email: string): ReceivedMail[]
  /** Waits for the next mail to an address beyond those it has. */
  next(email: string, withinMs?: number): Promise<ReceivedMail>
  /** What a command is answered with in place of yes; null for yes. */
  refuse: (command: string) => string | null
  /** Waited for before a mail is taken. */
  hold: (mail: ReceivedMail) => Promise<void>
  close(): Promise<void>
}

export async function startSmtpSink(): Promise<SmtpSink> {
  const received: ReceivedMail[] = []
  const waiting = new Set<() => void>()
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    // A client that hangs up in the middle is nobody else’s business.
    serve(socket).catch(() => {})
  })

  async function serve(socket: Socket) {
    const say = (line: string) => socket.write(`${line}\r\n`)
    let [from, to, buffered, inData] = ['', [] as string[], '', false]
    say('220 sink.example ESMTP')
    for await (const chunk of socket) {
      buffered += (chunk as Buffer).toString('latin1')
      for (;;) {
        const end = inData ? buffered.indexOf('\r\n.\r\n') : buffered.indexOf('\r\n')
        if (end < 0) break
        const line = buffered.slice(0, end)
        buffered = buffered.slice(end + (inData ? 5 : 2))
        if (inData) {
          inData = false
          const mail = parseMail(line.replaceAll('\r\n..', '\r\n.'), { from, to })
          await sink.hold(mail)
          received.push(mail)
          to = []
          say('250 taken')
          for (const wake of waiting) wake()
          continue
        }
        const refusal = sink.refuse(line)
        if (refusal !== null) say(refusal)
        else if (/^EHLO/i.test(line)) say('250 sink.example')
        else if (/^MAIL FROM:/i.test(line)) {
          from = addressIn(line)
          say('250 ok')
        } else if (/^RCPT TO:/i.test(line)) {
          to.push(addressIn(line))
          say('250 ok')
        } else if (/^DATA$/i.test(line)) {
          inData = true
          say('354 go on')
        } else if (/^QUIT/i.test(line)) {
          say('221 bye')
          socket.end()
        } else say('250 ok')
      }
    }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  const { port } = server.address() as AddressInfo
  const settings: MailSettings = {
    host: '127.0.0.1',
    port,
    secure: false,
    account: null,
    from: { name: 'Foyer', address: 'foyer@example.com' },
  }
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${port}`,
    settings,
    transport: createMailTransport(settings),
    received,
    to: (email) => received.filter((mail) => mail.to.includes(email)),
    async next(email, withinMs = 5000) {
      const before = sink.to(email).length
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const look = () => {
        if (sink.to(email).length > before) resolve()
      }
      waiting.add(look)
      const timer = setTimeout(
        () => reject(new Error(`No mail to ${email} within ${withinMs} ms.`)),
        withinMs,
      )
      await promise.finally(() => {
        clearTimeout(timer)
        waiting.delete(look)
      })
      return sink.to(email).at(-1)!
    },
    refuse: () => null,
    hold: async () => {},
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
  return sink
}

const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? ''

function parseMail(raw: string, envelope: { from: string; to: string[] }): ReceivedMail {
  const { headers, body } = partOf(raw)
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type')?.[0] ?? '')?.[1]
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => partOf(part.trimStart()))
    : []
  const contentOf = (type: string) => {
    const part = parts.find((each) => each.headers.get('content-type')?.[0]?.startsWith(type))
    return part ? decoded(part.body, part.headers.get('content-transfer-encoding')?.[0] ?? '') : ''
  }
  return {
    ...envelope,
    raw,
    headers,
    subject: wordsOf(headers.get('subject')?.[0] ?? ''),
    text: contentOf('text/plain'),
    html: contentOf('text/html'),
  }
}

function partOf(raw: string) {
  const end = raw.indexOf('\r\n\r\n')
  const headers = new Map<string, string[]>()
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  for (const line of lines) {
    const [name = '', ...value] = line.split(':')
    const key = name.trim().toLowerCase()
    headers.set(key, [...(headers.get(key) ?? []), value.join(':').trim()])
  }
  return { headers, body: raw.slice(end + 4) }
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1').toString('utf8')
  return quoted(body.replaceAll(/=\r\n/g, '')).replaceAll('\r\n', '\n')
}

const quoted = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** The encoded words of a header. */
const wordsOf = (header: string) =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, how: string, text: string) =>
      how.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : quoted(text.replaceAll('_', ' ')),
    )
