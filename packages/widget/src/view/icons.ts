/** Drawn on 24 by 24, with round strokes. */
const shapes = {
  chat: 'M21 12a9 9 0 0 1-13 8l-5 1 1-5a9 9 0 1 1 17-4z',
  close: 'M6 6l12 12M18 6L6 18',
  send: 'M12 19V5M6 11l6-6 6 6',
  stop: 'M7 7h10v10H7z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  plus: 'M12 6v12M6 12h12',
  page: 'M7 17L17 7M8 7h9v9',
  document: 'M14 3v5h5M14 3H6v18h13V8zM9 13h7M9 17h7',
  star: 'M12 3l3 6 6 1-5 4 1 6-5-3-5 3 1-6-5-4 6-1z',
}

const svg = 'http://www.w3.org/2000/svg'

export function icon(name: keyof typeof shapes): SVGElement {
  const drawing = document.createElementNS(svg, 'svg')
  drawing.setAttribute('viewBox', '0 0 24 24')
  drawing.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(svg, 'path')
  path.setAttribute('d', shapes[name])
  drawing.append(path)
  return drawing
}
