export { type JsonProblem, type JsonReading, parseJson } from "../internal/parse-json.ts";
