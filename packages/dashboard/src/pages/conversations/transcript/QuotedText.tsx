import { useQuoteIn } from '../evidence.tsx'
import { splitAtQuote } from './split_at_quote.ts'
import classes from './Transcript.module.css'

/** What was said, as it was said, with the words marked that are looked at as evidence. */
export function QuotedText({ messageId, text }: { messageId: number; text: string }) {
  const quote = useQuoteIn(messageId)
  const cut = quote === null ? null : splitAtQuote(text, quote)
  if (!cut) return text
  return (
    <>
      {cut.before}
      <mark className={classes.mark}>{cut.words}</mark>
      {cut.after}
    </>
  )
}
