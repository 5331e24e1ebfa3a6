/** The server cannot start; the message says what to do. */
export class StartError extends Error {
  override readonly name = "StartError";
}

const FOLDER_FAULTS: Readonly<Record<string, (folder: string) => string>> = {
  EACCES: mayNotWrite,
  EPERM: mayNotWrite,
  EROFS: mayNotWrite,
  EEXIST: isNoFolder,
  ENOTDIR: isNoFolder,
  ENOSPC: isFull,
  EDQUOT: isFull,
};

function mayNotWrite(folder: string) {
  return `This account cannot write to the data folder ${folder}. Grant it access, or choose another folder with SWITCHBOARD_DATA.`;
}

function isNoFolder(folder: string) {
  return `The data folder ${folder} cannot be made, because a part of its path is a file. Name another folder with SWITCHBOARD_DATA.`;
}

function isFull(folder: string) {
  return `There is no space left for the data folder ${folder}. Free some space, or choose another folder with SWITCHBOARD_DATA.`;
}

/** A problem of the data folder as a sentence; any other error as it is. */
export function asStartError(error: unknown, dataDir: string): unknown {
  const code = error instanceof Error && "syscall" in error && "code" in error ? error.code : "";
  const sentence = FOLDER_FAULTS[String(code)]?.(dataDir);
  return sentence === undefined ? error : new StartError(sentence, { cause: error });
}
