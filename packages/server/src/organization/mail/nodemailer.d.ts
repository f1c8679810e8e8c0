/** What we use of nodemailer. The types that others publish bring a client of a cloud along. */
declare module 'nodemailer' {
  interface SmtpOptions {
    host: string
    port: number
    secure: boolean
    requireTLS: boolean
    auth?: { user: string; pass: string }
    connectionTimeout: number
    greetingTimeout: number
    socketTimeout: number
    disableFileAccess: true
    disableUrlAccess: true
  }

  interface MailAddress {
    name: string
    address: string
  }

  interface Message {
    from: MailAddress
    to: MailAddress
    replyTo?: string
    messageId: string
    subject: string
    text: string
    html: string
    headers: Record<string, string>
    textEncoding: 'quoted-printable' | 'base64'
    date: Date
  }

  interface Transporter {
    sendMail(message: Message): Promise<unknown>
    verify(): Promise<true>
    close(): void
  }

  export function createTransport(options: SmtpOptions): Transporter
}
