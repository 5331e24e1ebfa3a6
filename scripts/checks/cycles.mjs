/**
 * The cycles of a graph, one for each knot of files that import each other, as short as possible.
 * @param {Map<string, string[]>} graph importer to imported
 * @returns {string[][]} each starts and ends with the same file
 */
export function findCycles(graph) {
  return knots(graph).map((knot) => shortestCycle(graph, knot));
}

/**
 * Strongly connected parts with more than one file, or a file that imports itself (Tarjan).
 * @param {Map<string, string[]>} graph
 * @returns {Set<string>[]}
 */
function knots(graph) {
  /** @type {Map<string, { index: number, low: number, open: boolean }>} */
  const seen = new Map();
  /** @type {string[]} */
  const stack = [];
  /** @type {Set<string>[]} */
  const found = [];
  /** @param {string} file */
  function visit(file) {
    const mark = { index: seen.size, low: seen.size, open: true };
    seen.set(file, mark);
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      const known = seen.get(next);
      if (!known) mark.low = Math.min(mark.low, visit(next).low);
      else if (known.open) mark.low = Math.min(mark.low, known.index);
    }
    if (mark.low === mark.index) {
      /** @type {Set<string>} */
      const knot = new Set();
      let last;
      do {
        last = /** @type {string} */ (stack.pop());
        const state = seen.get(last);
        if (state) state.open = false;
        knot.add(last);
      } while (last !== file);
      if (knot.size > 1 || graph.get(file)?.includes(file)) found.push(knot);
    }
    return mark;
  }
  for (const file of graph.keys()) if (!seen.has(file)) visit(file);
  return found;
}

/**
 * @param {Map<string, string[]>} graph
 * @param {Set<string>} knot
 */
function shortestCycle(graph, knot) {
  const [start = ""] = [...knot].sort();
  /** @type {Map<string, string>} */
  const cameFrom = new Map();
  const queue = [start];
  for (const file of queue) {
    for (const next of graph.get(file) ?? []) {
      if (next === start) {
        const path = [file];
        while (path[0] !== start) path.unshift(cameFrom.get(path[0] ?? "") ?? start);
        return [...path, start];
      }
      if (knot.has(next) && !cameFrom.has(next)) {
        cameFrom.set(next, file);
        queue.push(next);
      }
    }
  }
  return [...knot];
}
