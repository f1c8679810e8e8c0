import classes from './MarkedText.module.css'

/** A passage with the statement marked in it, where it stands there word for word. */
export function MarkedText({ text, words }: { text: string; words: string }) {
  const at = text.toLowerCase().indexOf(words.toLowerCase())
  if (at < 0) return <span className={classes.text}>{text}</span>
  return (
    <span className={classes.text}>
      {text.slice(0, at)}
      <mark className={classes.mark}>{text.slice(at, at + words.length)}</mark>
      {text.slice(at + words.length)}
    </span>
  )
}
