import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A mail server for the journeys: it takes every mail, and gives the one link that it has. */
export interface Mailbox {
  url: string
  /** The link in the next mail to an address that leads to such a page. */
  nextLink(email: string, page?: string): Promise<string>
}

export async function openMailbox(): Promise<Mailbox> {
  const mails: { to: string; text: string }[] = []
  const waiting = new Set<() => void>()
  const server = createServer((socket) => {
    socket.on('error', () => {})
    receive(socket, (mail) => {
      mails.push(mail)
      for (const wake of waiting) wake()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async nextLink(email, page = '#') {
      const to = () => mails.filter((mail) => mail.to === email && mail.text.includes(page))
      const before = to().length
      const { promise, resolve } = Promise.withResolvers<void>()
      const look = () => {
        if (to().length > before) resolve()
      }
      waiting.add(look)
      await promise.finally(() => waiting.delete(look))
      return /http:\S+#[\w.-]+/.exec(to().at(-1)!.text)![0]
    },
  }
}

function receive(socket: Socket, take: (mail: { to: string; text: string }) => void) {
  let [to, buffered, inData] = ['', '', false]
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 mailbox.example')
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    buffered += chunk
    for (;;) {
      const mark = inData ? '\r\n.\r\n' : '\r\n'
      const end = buffered.indexOf(mark)
      if (end < 0) return
      const line = buffered.slice(0, end)
      buffered = buffered.slice(end + mark.length)
      if (inData) take({ to, text: unquoted(line) })
      to = /^RCPT TO:<(.+)>/i.exec(line)?.[1] ?? to
      inData = /^DATA$/i.test(line)
      say(inData ? '354 go on' : '250 ok')
    }
  })
}

/** Lines of quoted-printable as they were written. */
const unquoted = (text: string) =>
  text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
