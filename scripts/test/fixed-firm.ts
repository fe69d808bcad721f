/**
 * The tests have a firm of their own, so that they pass whatever this checkout is set up for. Import this
 * before anything that reads the firm. FIRM_FOLDER=firm runs tests of built files over the site of this
 * checkout's firm.
 */
process.env.FIRM_FOLDER ??= "tests/firm/evermaple";
