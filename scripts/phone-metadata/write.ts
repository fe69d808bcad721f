import { writeFileSync } from "node:fs";
import { leanMetadata } from "./lean-metadata.ts";

writeFileSync("worker/phone-metadata.json", leanMetadata());
