/** On a phone the keyboard covers what is fixed to the page: the panel takes the part that is still seen. */
export function fitToKeyboard(panel: HTMLElement, signal: AbortSignal) {
  const seen = window.visualViewport
  if (!seen) return
  const fit = () => {
    // Who looks closer sees less of the page as well, but wants to move about in it.
    const isZoomed = seen.scale > 1
    panel.style.setProperty('--seen-top', isZoomed ? '' : `${seen.offsetTop}px`)
    panel.style.setProperty('--seen-height', isZoomed ? '' : `${seen.height}px`)
  }
  seen.addEventListener('resize', fit, { signal })
  seen.addEventListener('scroll', fit, { signal })
  fit()
}
