import { oneLine } from './terminal_text.ts'

/** How far long work has come, on standard error: one line that renews itself, or, where nobody watches, a few. */
export interface ProgressBar {
  show(progress: Progress): void
  /** Leaves the last state standing. */
  end(): void
}

export interface Progress {
  what: string
  done: number
  /** 0 while it is not known. */
  total: number
}

interface Screen {
  isTTY?: boolean
  write(text: string): unknown
}

const cells = 30

export function lineOf({ what, done, total }: Progress): string {
  const share = total === 0 ? 0 : Math.min(1, done / total)
  const full = Math.round(share * cells)
  const count = total === 0 ? '' : ` ${done}/${total}`
  return `[${'#'.repeat(full)}${'-'.repeat(cells - full)}]${count}  ${what}`
}

export function progressBar(screen: Screen): ProgressBar {
  const clear = '\r\u001b[2K'
  let shown = ''
  return {
    show(reported) {
      const progress = { ...reported, what: oneLine(reported.what) }
      const line = lineOf(progress)
      // A log gets a line a stage; a person sees every step.
      const news = screen.isTTY ? line : progress.what
      if (news === shown) return
      shown = news
      screen.write(screen.isTTY ? `${clear}${line}` : `${progress.what}\n`)
    },
    end() {
      if (screen.isTTY && shown !== '') screen.write('\n')
      shown = ''
    },
  }
}
