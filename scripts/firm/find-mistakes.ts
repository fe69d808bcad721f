import { firmFiles, readFirmFile } from "./read-firm.ts";
import { agreementFiles, readAgreement, readReply, replyFiles } from "./read-texts.ts";

export function findMistakes(): readonly string[] {
  const readers = [
    ...firmFiles.map((file) => () => readFirmFile(file)),
    ...replyFiles().map((file) => () => readReply(file)),
    ...agreementFiles().map((file) => () => readAgreement(file)),
  ];
  return readers.flatMap((read) => {
    try {
      read();
      return [];
    } catch (error) {
      return (error as Error).message.split("\n");
    }
  });
}
